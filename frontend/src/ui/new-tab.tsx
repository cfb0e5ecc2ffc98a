import { VisuallyHidden } from '@chakra-ui/react';
import * as text from '../text/common';

export const NewTab = () => <VisuallyHidden> {text.newTab}</VisuallyHidden>;
