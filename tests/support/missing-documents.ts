/** Stands for what `npm run documents` writes, in a clone where it has not run: see `jest.config.mjs`. */
throw new Error('This suite reads rendered documents: run npm run documents first')
