import { z } from 'zod';
import { id } from 'zod/locales';

// This file must run before any schema is made. The Content-Security-Policy forbids `new Function`. zod would try it,
// and Firefox would report the attempt. Errors without a message of the panel get zod's Indonesian message.
z.config({ ...id(), jitless: true });
