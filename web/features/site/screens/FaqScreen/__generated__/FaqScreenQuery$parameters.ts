/**
 * @generated SignedSource<<7b910e7396c388bfe77dd8d542ff8ec0>>
 * @relayHash dace7562e2918ee3be5e2dc47e0c5b58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac527e90c872920e8fd529450d1813083bc1bc03bb3f55a5314e1b17470db043

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac527e90c872920e8fd529450d1813083bc1bc03bb3f55a5314e1b17470db043",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
