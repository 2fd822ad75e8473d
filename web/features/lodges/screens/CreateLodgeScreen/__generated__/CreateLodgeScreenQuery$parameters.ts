/**
 * @generated SignedSource<<22ed3253e024cb5efb030a333f18cdd1>>
 * @relayHash eff09902cb289261a499ac05d82b9720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0995d93dbc4c5a35a2cd06148558e139ef444e8dc02159dd179a2a4a535093e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateLodgeScreenQuery } from './CreateLodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateLodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0995d93dbc4c5a35a2cd06148558e139ef444e8dc02159dd179a2a4a535093e",
    "metadata": {},
    "name": "CreateLodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
