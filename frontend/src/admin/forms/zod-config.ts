import { z } from 'zod';
import { id } from 'zod/locales';

// Must run before any schema is made. The Content-Security-Policy forbids `new Function`, which zod would try, and
// Firefox reports the attempt. Errors without a message of the panel get zod's Indonesian one.
z.config({ ...id(), jitless: true });
