/**
 * @generated SignedSource<<d6349e2f6e5cf02e1a35f70ca7073551>>
 * @relayHash 8cb367f823c8b7fa7e08527e70cf4288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b6866150457c61f6519dce5f7872c072a8453d04e1ca09c4e45ce8592940590

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b6866150457c61f6519dce5f7872c072a8453d04e1ca09c4e45ce8592940590",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
