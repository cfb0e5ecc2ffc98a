import { Box, Grid, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SectionProps {
  /** The section's id in the URL's fragment, and the target of links to the section. */
  readonly id: string;
}

interface Props extends Partial<SectionProps> {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a tab. On wide screens, the title and the note are on the left, and the content is on the right. */
export function Section({ id, title, note, children }: Props) {
  const titleId = useId();
  return (
    <Grid
      as="section"
      id={id}
      aria-labelledby={titleId}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 17rem) minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="3"
      paddingBlock={{ base: '6', lg: '8' }}
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: 0, paddingTop: 0 }}
    >
      <Box position={{ lg: 'sticky' }} top="1.5rem" alignSelf="start">
        <Heading as="h3" id={titleId} fontSize="lg" tabIndex={-1}>
          {title}
        </Heading>
        {note && (
          <Text fontSize="sm" color="ink.soft" marginTop="1" maxWidth="32rem">
            {note}
          </Text>
        )}
      </Box>
      <div>{children}</div>
    </Grid>
  );
}

export const Pair = (props: ComponentProps<typeof SimpleGrid>) => (
  <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start" {...props} />
);
