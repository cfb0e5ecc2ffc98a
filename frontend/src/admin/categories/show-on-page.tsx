import { Flex, Text } from '@chakra-ui/react';
import { SERVICE_PAGES, type ServicePage, servicePagesOf } from '@etalase/backend/rules/service-page';
import { useUpdateCategory } from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { ifMatch } from '../../api/response';
import * as text from '../../text/admin-categories';
import { Button } from '../ui/button';

export function ShowOnPage({ category }: { readonly category: AdminCategoryResponse }) {
  const { id, name, slug, description, sortOrder, isActive, version } = category;
  const { mutate, isPending } = useUpdateCategory({
    mutation: { meta: { success: text.updated, failure: text.updateFailed, invalidates: ['lists'] } },
  });
  const suggested = servicePagesOf(category);
  const choices = suggested.length > 0 ? suggested : SERVICE_PAGES;
  const show = (page: ServicePage) =>
    mutate({
      id,
      data: { name, slug, description, sortOrder, isActive, servicePages: [page] },
      headers: ifMatch(`"${version}"`),
    });
  return (
    <Flex alignItems="center" flexWrap="wrap" columnGap="2" rowGap="1.5" marginTop="1">
      <Text as="span" color="ink.soft" fontSize="sm" lineHeight="snug">
        {text.shownNowhere}
      </Text>
      {choices.map((page) => (
        <Button
          key={page}
          variant="quiet"
          size="sm"
          busy={isPending}
          aria-label={text.showOn(name, text.servicePageNames[page])}
          onClick={() => show(page)}
        >
          {text.servicePageNames[page]}
        </Button>
      ))}
    </Flex>
  );
}
