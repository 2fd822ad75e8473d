/**
 * @generated SignedSource<<a03376550c05f3e9664a77867b5f3aaa>>
 * @relayHash 28da71cc6b638d261f35d8c8f0b4fcd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03df6eec7d464d450de56699047f8ddfabddf722b28f399b68b186d73c6beaee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeMailScreenQuery } from './LodgeMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03df6eec7d464d450de56699047f8ddfabddf722b28f399b68b186d73c6beaee",
    "metadata": {},
    "name": "LodgeMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
