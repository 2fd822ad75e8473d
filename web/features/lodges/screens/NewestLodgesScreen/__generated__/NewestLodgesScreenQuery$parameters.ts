/**
 * @generated SignedSource<<fb1d6d77a97235db9a5c9751538e3177>>
 * @relayHash 92fa04ef3e1d049badea38ad6ea7b4ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd2ce1f136e5df55de1eea78a448a5094610a5123f121403c76b2e8c36d94b5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewestLodgesScreenQuery } from './NewestLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewestLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd2ce1f136e5df55de1eea78a448a5094610a5123f121403c76b2e8c36d94b5b",
    "metadata": {},
    "name": "NewestLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
