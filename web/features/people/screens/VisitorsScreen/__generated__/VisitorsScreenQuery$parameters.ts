/**
 * @generated SignedSource<<7e2ef092faa533bd27cb730c4f4ff9c4>>
 * @relayHash 392d7510f87115b68d5876fef671788b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 512fa5fc3a619b8ff479f57d5320f4ec7f89514d5fc157706ee2eee2326d47b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "512fa5fc3a619b8ff479f57d5320f4ec7f89514d5fc157706ee2eee2326d47b7",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
