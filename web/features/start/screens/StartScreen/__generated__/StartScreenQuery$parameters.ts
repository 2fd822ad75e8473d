/**
 * @generated SignedSource<<d3de1ce1a16493b68b3c48c457b85d25>>
 * @relayHash 82b6a16df8d9a07e8f91fe6881a1ff32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 668ecf69f0fd5218020ebb22ab791407471bdbeeafa3c8a6b7ada38453eca6d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "668ecf69f0fd5218020ebb22ab791407471bdbeeafa3c8a6b7ada38453eca6d3",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
