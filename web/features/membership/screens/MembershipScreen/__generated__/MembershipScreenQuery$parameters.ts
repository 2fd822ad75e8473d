/**
 * @generated SignedSource<<c0093e9884021de83a971768a1023145>>
 * @relayHash 6c2ebcd173598c1ee173c98b552bbc1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 207b7b2c4813b0587f52eb95a8bf98059305b89f0869e9ab534b0e6ee913c56a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembershipScreenQuery } from './MembershipScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembershipScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "207b7b2c4813b0587f52eb95a8bf98059305b89f0869e9ab534b0e6ee913c56a",
    "metadata": {},
    "name": "MembershipScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
