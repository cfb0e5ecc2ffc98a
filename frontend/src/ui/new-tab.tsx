import { VisuallyHidden } from '@chakra-ui/react';
import * as text from '../text/common';

/** Says in a link's accessible name that the link opens a new tab. */
export const NewTab = () => <VisuallyHidden> {text.newTab}</VisuallyHidden>;
