/**
 * @generated SignedSource<<3de82d5da9be353961d2de113c3be520>>
 * @relayHash 76a8a39eac6b5ca85d272a97e3222482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a51c5fe7a903c9c69ba60badcb418c76e91156c1fd442763934573f40de727a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a51c5fe7a903c9c69ba60badcb418c76e91156c1fd442763934573f40de727a4",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
