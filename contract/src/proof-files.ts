import * as z from 'zod/mini';
import { LONGEST_PROOF, PROOF_KINDS, PROOF_TYPES } from './facts/proofs.ts';
import { rule } from './facts/sentences/rule.ts';
import { notOneOf } from './fields.ts';
import { messageOnly, table } from './route.ts';

/** SHA-256 of a file, 64 hexadecimal characters. */
export const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/, rule('not_sha256')));

/** File of a proof that an act announces before the file is sent. */
export const GivenProof = z.strictObject({
  sha256,
  kind: z.enum(PROOF_KINDS, notOneOf(PROOF_KINDS)),
  bytes: z.int().check(z.minimum(1), z.maximum(LONGEST_PROOF, rule('beyond', { max: LONGEST_PROOF }))),
});
export type GivenProof = z.infer<typeof GivenProof>;

/** The files of proofs, apart from the calls about them, which the page of drivers does not need. */
export const proofFiles = table('proofs', {
  putProof: {
    method: 'PUT',
    path: '/api/my/proofs/:sha256',
    may: ['driver'],
    feature: 'tawseel',
    log: 'proofs',
    summary:
      'Brings the file of a proof that an act of yours names, or of an expense’s receipt, as image/jpeg or image/webp without EXIF; one that is there already is answered unread',
    invalidates: ['proofs'],
    file: PROOF_TYPES,
    bodyLimit: LONGEST_PROOF,
    perMinute: 10_000,
    params: z.strictObject({ sha256 }),
    ...messageOnly,
    refusals: {
      no_such_proof: 'No act or expense of yours names it',
      not_that_proof: 'Another file than the act names',
      not_a_picture: 'Neither a JPEG nor a WebP picture',
      picture_has_exif: 'It says where and with what it was taken',
    },
  },
});
