import { Box, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as text from '../../text/admin-session';
import { IconButton } from '../ui/button';

export function PasswordInput(input: InputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Box position="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        paddingRight="3.25rem"
        {...input}
        type={visible ? 'text' : 'password'}
      />
      <IconButton
        variant="plain"
        position="absolute"
        right="2px"
        top="2px"
        aria-label={visible ? text.hidePassword : text.showPassword}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </IconButton>
    </Box>
  );
}
