/**
 * @generated SignedSource<<ac98a2b3b94cbe11427950bfe4307258>>
 * @relayHash b945f067d436e1bdd7377669702139ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c302211e0714102168c20acffdc072c53813b378f86e87d3a47ee626adf2a8d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c302211e0714102168c20acffdc072c53813b378f86e87d3a47ee626adf2a8d3",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
