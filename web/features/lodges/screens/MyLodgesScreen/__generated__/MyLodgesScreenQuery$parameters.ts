/**
 * @generated SignedSource<<bb48a0c8990a593236449199ad31a481>>
 * @relayHash 5b73663b8a30cb4a5770b84f6649ace0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56273aae422e9c2195f0421ccd6c18b2b1061ee65c43aa687788d10b8c39ba1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLodgesScreenQuery } from './MyLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56273aae422e9c2195f0421ccd6c18b2b1061ee65c43aa687788d10b8c39ba1c",
    "metadata": {},
    "name": "MyLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
