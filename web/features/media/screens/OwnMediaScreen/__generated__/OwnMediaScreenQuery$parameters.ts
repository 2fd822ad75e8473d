/**
 * @generated SignedSource<<e2b1852f0ff9e7153a8de81fce4eac35>>
 * @relayHash 80ae4959651af27cdf1192ef611e635b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ade20f138a61464d3b08088fd7b502f3cec04a6b7e999722f3a9601dd638d887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ade20f138a61464d3b08088fd7b502f3cec04a6b7e999722f3a9601dd638d887",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
