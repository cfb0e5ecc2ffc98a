import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateGetPictureStorage,
  useGetPictureStorage,
  useRemoveUnusedPictures,
} from '../api/generated/media/media';
import { dataOnly } from '../api/response';
import {
  notOurs,
  pictureStorage,
  removeUnused,
  removeUnusedFailed,
  removeUnusedQuestion,
  removeUnusedTitle,
  unusedRemoved,
  waitingRemovals,
} from '../text/admin-picture-storage';
import { reportFailure } from './session/failure';
import { Banner } from './ui/banner';
import { Button } from './ui/button';
import { ask } from './ui/confirm';
import { toastSuccess } from './ui/toast-store';

/** Stands on every tab while the picture storage waits for somebody's decision. */
export function PictureStorageBanner() {
  const client = useQueryClient();
  const { data } = useGetPictureStorage(dataOnly());
  const { mutateAsync: removeUnusedPictures } = useRemoveUnusedPictures();
  if (!data) return null;
  if (!data.isOurs) return <Banner label={pictureStorage} text={notOurs} />;
  const count = data.waitingRemovals;
  if (count === 0) return null;

  const askToRemove = () =>
    ask({
      title: removeUnusedTitle,
      text: removeUnusedQuestion(count),
      yes: removeUnused,
      danger: true,
      act: async () => {
        try {
          await removeUnusedPictures();
          toastSuccess(unusedRemoved);
        } catch (error) {
          reportFailure(removeUnusedFailed, error);
        }
        await invalidateGetPictureStorage(client);
      },
    });
  return (
    <Banner label={pictureStorage} text={waitingRemovals(count)}>
      <Button variant="outline" size="sm" onClick={() => void askToRemove()}>
        {removeUnused}
      </Button>
    </Banner>
  );
}
