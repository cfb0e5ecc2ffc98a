import { Box, chakra, Text } from '@chakra-ui/react';
import type { ContentPartStatus } from '../../api/generated/models';
import * as text from '../../text/admin-content-parts';
import * as firstSteps from '../../text/admin-first-steps';
import { promisesId, samplesIn } from '../forms/sample-texts';
import { fieldParams } from '../panel-location';
import { partForms } from '../parts/part-forms';
import { PanelLink } from '../panel-link';

/** Promises of one content part that are still those of the sample shop, and where the panel has them. */
interface PartLinks {
  readonly part: string;
  readonly tab: string;
  readonly links: readonly { readonly label: string; readonly params: URLSearchParams }[];
}

export function promiseLinks(statuses: readonly ContentPartStatus[]): readonly PartLinks[] {
  return statuses.flatMap(({ part, samples }) => {
    const form = partForms[part];
    if (!form) return [];
    const links = form.groups
      .filter(({ promises }) => samplesIn(samples, promises).length > 0)
      .map(({ title, promises }) => ({
        label: title,
        params: fieldParams(promisesId(part, promises), form.params),
      }));
    return links.length > 0 ? [{ part, tab: form.tab, links }] : [];
  });
}

const List = chakra('ul', {
  base: { listStyle: 'none', width: 'full', paddingLeft: '8', fontSize: 'sm', '& li': { paddingBlock: '1' } },
});

export const Promises = ({ links: parts }: { readonly links: readonly PartLinks[] }) => (
  <Box width="full">
    <Text fontSize="sm" color="ink.soft" paddingLeft="8">
      {firstSteps.promisesNote}
    </Text>
    <List>
      {parts.map(({ part, tab, links }) => (
        <li key={part}>
          {text.allParts[part] ?? part}:{' '}
          {links.map(({ label, params }) => (
            <PanelLink key={label} tab={tab} params={params} marginRight="4">
              {label}
            </PanelLink>
          ))}
        </li>
      ))}
    </List>
  </Box>
);
