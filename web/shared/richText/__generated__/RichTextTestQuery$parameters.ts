/**
 * @generated SignedSource<<4f7120677608969a7f2d701cd8409c54>>
 * @relayHash c2c77804c868a9bbda5d66a50f0226b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c8f2a0fcf926f50c5eeece3ecb79d5237e0260eab05d13905e4c6ef14493dbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RichTextTestQuery } from './RichTextTestQuery.graphql';

const node: PreloadableConcreteRequest<RichTextTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c8f2a0fcf926f50c5eeece3ecb79d5237e0260eab05d13905e4c6ef14493dbd",
    "metadata": {},
    "name": "RichTextTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
