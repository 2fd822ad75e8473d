/**
 * @generated SignedSource<<eccb397359fc88c66e491513b22e263a>>
 * @relayHash 70ee86a07b24eca95eb7ab5c694e8970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e30e2688a93fc8c25db8fd8e538dc6eddc2303b40c8b9bae473f7c4048dd5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e30e2688a93fc8c25db8fd8e538dc6eddc2303b40c8b9bae473f7c4048dd5c",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
