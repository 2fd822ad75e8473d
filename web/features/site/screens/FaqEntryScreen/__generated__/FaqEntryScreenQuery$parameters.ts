/**
 * @generated SignedSource<<d129e2817e7fb5ced314c1106afb4906>>
 * @relayHash 1ca7e1449dfcabb95e9a4e4ff304591e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6b11d3955742c8111e05bc0fd15e8c3d3f0a9ccb39b3ab4d4ff840fae1cf036

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqEntryScreenQuery } from './FaqEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6b11d3955742c8111e05bc0fd15e8c3d3f0a9ccb39b3ab4d4ff840fae1cf036",
    "metadata": {},
    "name": "FaqEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
