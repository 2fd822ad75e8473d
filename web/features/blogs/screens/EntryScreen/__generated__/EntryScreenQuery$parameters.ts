/**
 * @generated SignedSource<<3a7b870df5c0af339873354f3f5d981f>>
 * @relayHash 7b639f765cc93958e5c731fbd1c43103
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 396f9c1fbe1f437b527d3277a8eeff73caf66c6ee6466e4aa9b1e7eb4c6d21cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "396f9c1fbe1f437b527d3277a8eeff73caf66c6ee6466e4aa9b1e7eb4c6d21cd",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
