/**
 * @generated SignedSource<<65bbdfc88ec709ffa5a7514db507f7c6>>
 * @relayHash 67465a78f9c87dea0e64ba94f9dea404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f263941bf73ee9836fb0c2116f5ff811e26efcb360994a231e1e9777a13e2eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewestLodgesScreenQuery } from './NewestLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewestLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f263941bf73ee9836fb0c2116f5ff811e26efcb360994a231e1e9777a13e2eb",
    "metadata": {},
    "name": "NewestLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
