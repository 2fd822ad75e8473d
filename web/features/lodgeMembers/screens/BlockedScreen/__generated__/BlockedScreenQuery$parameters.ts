/**
 * @generated SignedSource<<582a52398a931a47b2cbf0089fe60936>>
 * @relayHash 853cce339242e4a6f7f7ab81b8bf6b47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7449bdcb765d4d6e1e5385091a796baba134599da3baa26e1a0331cc49afe8f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7449bdcb765d4d6e1e5385091a796baba134599da3baa26e1a0331cc49afe8f1",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
