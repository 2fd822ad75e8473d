/**
 * @generated SignedSource<<22f3607f725f56ffb901f29e26cd8924>>
 * @relayHash a41981d4aa0c4f912d8dc35680a171c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d04b969698899d02cbb3d9809ecdbfb281226a08ed3c0a849f4b6bc51695febf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyDataScreenQuery } from './MyDataScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyDataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d04b969698899d02cbb3d9809ecdbfb281226a08ed3c0a849f4b6bc51695febf",
    "metadata": {},
    "name": "MyDataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
