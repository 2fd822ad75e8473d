/**
 * @generated SignedSource<<f15936771fc218f81ff48356d8e0a500>>
 * @relayHash 989f9732c1a4a9f0f672084e6bb4725e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f14ae01466195f1c4d55164e4df35ed450f75af89ce5fcd2f8ebd343f1744312

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f14ae01466195f1c4d55164e4df35ed450f75af89ce5fcd2f8ebd343f1744312",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
