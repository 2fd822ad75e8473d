/**
 * @generated SignedSource<<2ace292ea6e20a39060405edcc9ae2cb>>
 * @relayHash a960d59b514bc8ca605c1553b46e74cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3c211bf3506dc04ae707b7e9d3fe004a13b0aa6f96a8d656a8628ad1256fe13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportDeskScreenQuery } from './ReportDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3c211bf3506dc04ae707b7e9d3fe004a13b0aa6f96a8d656a8628ad1256fe13",
    "metadata": {},
    "name": "ReportDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
