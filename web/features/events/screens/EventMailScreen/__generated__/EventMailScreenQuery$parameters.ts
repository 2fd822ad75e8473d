/**
 * @generated SignedSource<<e2c2192b5ba681e787bc4dc56b630c72>>
 * @relayHash 0f984bec43e6b24ade46d87206e541a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cf5eaa935154f8d1b22e2937e58d71b8ca45a585f302119661edcdee689105e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventMailScreenQuery } from './EventMailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventMailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cf5eaa935154f8d1b22e2937e58d71b8ca45a585f302119661edcdee689105e",
    "metadata": {},
    "name": "EventMailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
