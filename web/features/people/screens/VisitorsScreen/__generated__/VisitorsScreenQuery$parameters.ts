/**
 * @generated SignedSource<<990c37928c1cc1e8040cc3fe37def5bc>>
 * @relayHash 8d03a8db3d64e4d0cde3f30e1fc43fa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaa4a026984d60547fd0249e77ca6d5ea95106842d778c60d3e46bc40bbc0004

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aaa4a026984d60547fd0249e77ca6d5ea95106842d778c60d3e46bc40bbc0004",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
