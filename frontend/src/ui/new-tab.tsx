import { VisuallyHidden } from '@chakra-ui/react';
import { newTab } from '../text/common';

/** Says in a link's accessible name that the link opens a new tab. */
export const NewTab = () => <VisuallyHidden> {newTab}</VisuallyHidden>;
