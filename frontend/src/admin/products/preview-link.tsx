import { Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useCreatePreview, useWithdrawPreviews } from '../../api/generated/catalog/catalog';
import type { PreviewLinkResponse } from '../../api/generated/models';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-products';
import { Button } from '../ui/button';
import { ShareLink } from '../ui/share-link';
import { useAction } from '../ui/use-action';
import { useCopy } from '../ui/use-copy';

export function PreviewLink({ id }: { readonly id: string }) {
  const [link, setLink] = useState<PreviewLinkResponse>();
  const { mutateAsync: create } = useCreatePreview({
    mutation: { meta: { failure: text.previewFailed }, onSuccess: ({ data }) => setLink(data) },
  });
  const { mutateAsync: withdraw } = useWithdrawPreviews({
    mutation: {
      meta: { success: text.previewWithdrawn, failure: text.withdrawFailed },
      onSuccess: () => setLink(undefined),
    },
  });
  const creation = useAction(() => create({ id }).catch(() => undefined));
  const withdrawal = useAction(() => withdraw({ id }).catch(() => undefined));
  if (link)
    return <Link link={link} withdrawing={withdrawal.busy} onWithdraw={() => void withdrawal.run()} />;
  return (
    <Field.Root>
      <Button
        variant="quiet"
        size="sm"
        alignSelf="flex-start"
        busy={creation.busy}
        busyText={text.creatingPreview}
        onClick={() => void creation.run()}
      >
        {text.createPreview}
      </Button>
      <Field.HelperText>{text.previewHint}</Field.HelperText>
    </Field.Root>
  );
}

interface LinkProps {
  readonly link: PreviewLinkResponse;
  readonly withdrawing: boolean;
  readonly onWithdraw: () => void;
}

function Link({ link: { url, expiresAt }, withdrawing, onWithdraw }: LinkProps) {
  const { field, copy } = useCopy(url, { copied: text.previewCopied, notCopied: text.previewNotCopied });
  return (
    <Field.Root>
      <Field.Label>{text.previewUrl}</Field.Label>
      <Input ref={field} readOnly value={url} onFocus={() => field.current?.select()} />
      <Field.HelperText>{text.previewUntil(formatWib(expiresAt))}</Field.HelperText>
      <Flex wrap="wrap" gap="2" marginTop="3">
        <Button variant="outline" size="sm" asChild>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {text.openPreview}
          </a>
        </Button>
        <ShareLink variant="outline" url={url} label={text.sharePreview} />
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          {text.copyPreview}
        </Button>
        <Button variant="danger" size="sm" busy={withdrawing} onClick={onWithdraw}>
          {text.withdrawPreview}
        </Button>
      </Flex>
    </Field.Root>
  );
}
