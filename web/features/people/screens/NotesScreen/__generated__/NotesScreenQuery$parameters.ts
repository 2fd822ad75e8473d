/**
 * @generated SignedSource<<f78239627c7324044b45362cc08b025a>>
 * @relayHash 108952a7217ebd79b0338dfa2d2ad63c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a84cadc7e6bd9fd0924596ad54db9b31807f097ccf37f600ed761540ada68f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesScreenQuery } from './NotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a84cadc7e6bd9fd0924596ad54db9b31807f097ccf37f600ed761540ada68f5",
    "metadata": {},
    "name": "NotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
