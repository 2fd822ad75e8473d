/**
 * @generated SignedSource<<be5db8610d1d87d2782a545f0725c230>>
 * @relayHash ae9fc016a5fd2d21a9e5c17136321626
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e84be87a13fc4b8084ec31ef86f6b5aa0b4195c7870eb10971963d0e6ba88c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e84be87a13fc4b8084ec31ef86f6b5aa0b4195c7870eb10971963d0e6ba88c5",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
