import { z } from 'zod';
import { id } from 'zod/locales';

// This has to run before any schema is made. The Content-Security-Policy forbids `new Function`, which zod would try;
// Firefox reports the try. Errors without a message of ours get zod's Indonesian one.
z.config({ ...id(), jitless: true });
