/**
 * @generated SignedSource<<21420fa7a966ee32be99ae96882dae0c>>
 * @relayHash 973bb531dd462f172a87515f2bdb73b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 460b86eaf18767851f7e53e9ab085e24b9ac283d5fc7ecd7934e50c207945800

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEntryScreenQuery } from './EditEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "460b86eaf18767851f7e53e9ab085e24b9ac283d5fc7ecd7934e50c207945800",
    "metadata": {},
    "name": "EditEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
