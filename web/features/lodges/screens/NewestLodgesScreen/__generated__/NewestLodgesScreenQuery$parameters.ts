/**
 * @generated SignedSource<<17d53625632dda24dd25d0a3271b8ada>>
 * @relayHash e2796df4edbc2e95925e8471caa8d66f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0f0adabc21b1bd5c1f8b8c9ad10ad531c997defccf50d20e2fba164454c9f2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewestLodgesScreenQuery } from './NewestLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewestLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0f0adabc21b1bd5c1f8b8c9ad10ad531c997defccf50d20e2fba164454c9f2c",
    "metadata": {},
    "name": "NewestLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
