import {
  getGetImageStorageQueryKey,
  useGetImageStorage,
  useRemoveUnusedImages,
} from '../api/generated/media/media';
import { dataOnly } from '../api/response';
import * as imageStorageText from '../text/admin-image-storage';
import { Banner } from './ui/banner';
import { Button } from './ui/button';
import { askConfirmation } from './ui/confirm';

/** Shown on every tab while the image storage needs a decision of the owner. */
export default function ImageStorageBanner() {
  const { data } = useGetImageStorage(dataOnly());
  const { mutateAsync: removeUnusedImages } = useRemoveUnusedImages({
    mutation: {
      meta: {
        success: imageStorageText.unusedRemoved,
        failure: imageStorageText.removeUnusedFailed,
        invalidates: [getGetImageStorageQueryKey()],
      },
    },
  });
  if (!data) return null;
  // The storage belongs to another shop, so uploads are refused.
  if (!data.isOurs) return <Banner label={imageStorageText.imageStorage} text={imageStorageText.notOurs} />;
  const count = data.waitingRemovals;
  if (count === 0) return null;

  const askToRemove = () =>
    askConfirmation({
      title: imageStorageText.removeUnusedTitle,
      text: imageStorageText.removeUnusedQuestion(count),
      yes: imageStorageText.removeUnused,
      danger: true,
      act: () => removeUnusedImages(),
    });
  return (
    <Banner label={imageStorageText.imageStorage} text={imageStorageText.waitingRemovals(count)}>
      <Button variant="outline" size="sm" onClick={() => void askToRemove()}>
        {imageStorageText.removeUnused}
      </Button>
    </Banner>
  );
}
