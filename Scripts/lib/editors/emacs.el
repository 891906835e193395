;;; Edits a view model as a user of Emacs would, with eglot. `Scripts/test editors` runs it with the variables PLUMB and
;;; FOLDER.  -*- lexical-binding: t -*-
(require 'eglot)
(require 'flymake)

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'eglot-server-programs `(swift-mode . (,(getenv "PLUMB") "lsp")))
(setq eglot-sync-connect 20
      eglot-confirm-server-initiated-edits nil
      eglot-send-changes-idle-time 0.05
      eglot-extend-to-xref nil
      flymake-no-changes-timeout 0.05
      ;; Two of the same project are no question.
      create-lockfiles nil
      make-backup-files nil)

(defun test-fail (format &rest arguments)
  (princ (concat (apply #'format format arguments) "\n") #'external-debugging-output)
  (kill-emacs 1))

(defun test-findings ()
  (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "\n"))

(defun test-expect (words what)
  "Wait until the findings of the buffer have WORDS, or until there are none."
  (let ((end (+ (float-time) 20)))
    ;; A batch is never idle, which is when changes are sent.
    (eglot--signal-textDocument/didChange)
    (while (not (if words (string-match-p (regexp-quote words) (test-findings)) (string-empty-p (test-findings))))
      (when (> (float-time) end) (test-fail "%s: '%s' instead of '%s'" what (test-findings) (or words "")))
      (accept-process-output nil 0.05)
      (flymake-start))))

(defun test-find (text)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(let* ((folder (file-name-as-directory (getenv "FOLDER")))
       (default-directory folder)
       (project-find-functions (list (lambda (_) (cons 'transient folder)))))
  (find-file (concat folder "LoginViewModel.swift"))
  (apply #'eglot (eglot--guess-contact))
  (flymake-mode 1)
  (test-expect "final" "opened")

  ;; The fix of the finding.
  (let* ((server (eglot-current-server))
         (range (list :start (list :line 0 :character 0) :end (list :line 100 :character 0)))
         (document (eglot--TextDocumentIdentifier))
         (action (elt (jsonrpc-request
                       server :textDocument/codeAction
                       (list :textDocument document :range range
                             :context (list :diagnostics [] :only ["quickfix"])))
                      0))
         (edit (or (plist-get action :edit)
                   (plist-get (jsonrpc-request server :codeAction/resolve action) :edit))))
    (eglot--apply-workspace-edit edit)
    (test-expect nil "fixed")

    ;; Typing: an input without documentation.
    (test-find "  func viewDidLoad()\n")
    (forward-line 1)
    (insert "  func appeared()\n")
    (test-expect "appeared" "typed")
    (test-find "  func appeared()\n")
    (delete-region (point) (progn (forward-line 1) (point)))
    (test-expect nil "deleted")

    ;; What an output is made of.
    (test-find "showKeyboard:")
    (let ((hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams))))
      (unless (string-match-p "made of" (format "%S" hover)) (test-fail "hover: %S" hover)))

    ;; A port under another name.
    (test-find "showKeyboard:")
    (cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t)))
      (eglot-rename "keyboardShown"))
    (test-expect nil "renamed")
    (let ((count (count-matches "keyboardShown" (point-min) (point-max))))
      (unless (and (= count 3) (= (count-matches "showKeyboard" (point-min) (point-max)) 0))
        (test-fail "renamed: %d places" count)))
    (set-buffer-modified-p nil)
    (eglot-shutdown server)
    (when (jsonrpc-running-p server) (test-fail "the server does not stop"))))
