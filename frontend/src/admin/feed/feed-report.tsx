import { Card, chakra, Field, Flex, Input, List, Text } from '@chakra-ui/react';
import { useGetFeed } from '../../api/generated/feed/feed';
import type { FeedResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-feed';
import { Button } from '../ui/button';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { useCopy } from '../ui/use-copy';

const Steps = chakra('ol', {
  base: { listStyleType: 'decimal', paddingInlineStart: '5', display: 'grid', gap: '2' },
});

export default function FeedReport() {
  const feed = useGetFeed({ query: { ...dataOnly<FeedResponse>().query, staleTime: 0 } });
  return (
    <Card.Root>
      <Card.Body>
        <Loaded query={feed} skeleton={<ListSkeleton rows={1} />}>
          {({ url, products, leftOut }) => (
            <>
              <FeedAddress url={url} products={products} />
              <Steps>
                {text.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Steps>
              <Text fontSize="sm" color="ink.soft">
                {text.appOnly}
              </Text>
              {leftOut.length > 0 && (
                <div>
                  <Text fontWeight="semibold">{text.leftOut}</Text>
                  <List.Root>
                    {leftOut.map(({ id, name, reason }) => (
                      <li key={id}>
                        {name}: {text.reasons[reason]}
                      </li>
                    ))}
                  </List.Root>
                </div>
              )}
            </>
          )}
        </Loaded>
      </Card.Body>
    </Card.Root>
  );
}

function FeedAddress({ url, products }: Pick<FeedResponse, 'url' | 'products'>) {
  const { field, copy } = useCopy(url, { copied: text.copied, notCopied: text.notCopied });
  return (
    <Field.Root>
      <Field.Label>{text.address}</Field.Label>
      <Flex width="full" gap="2">
        <Input ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button variant="outline" aria-label={text.copyAddress} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </Flex>
      <Field.HelperText>{text.products(products)}</Field.HelperText>
    </Field.Root>
  );
}
