import { z } from 'zod';
import { id } from 'zod/locales';

// This file must run before any schema is made. Without `jitless`, zod would try `new Function`. The
// Content-Security-Policy forbids this call, and Firefox would report the attempt. Errors without a message of the
// panel get zod's Indonesian message.
z.config({ ...id(), jitless: true });
